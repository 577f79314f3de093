// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { answerBannerBeforeApp } from './consent-before-app.ts';
import { storeChoice } from './stored-choice.ts';

test.each([[undefined], [['videos']], [[]]] as const)(
  'MKT-02 LIVE-01 the banner is shown before the app only to a visitor who has not chosen: %j',
  (granted) => {
    localStorage.clear();
    delete document.documentElement.dataset.consent;
    if (granted) storeChoice(granted);
    answerBannerBeforeApp();
    expect(document.documentElement.dataset.consent).toBe(granted && 'answered');
  },
);
