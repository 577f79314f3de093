import { expect, test } from 'vitest';
import { localUrl, PORTS } from '../../local/ports.ts';
import { resourceListSchema } from '../../src/domain/downloads/resource.ts';
import { deleteResource, storeResource } from './storage.ts';

const RESOURCES = `${localUrl(PORTS.hosting)}/api/resources`;

test('RES-01 the PDFs in resources/ are listed with their fields, and cached by the CDN for 15 s', async () => {
  const fileName = await storeResource(new Uint8Array(1234));
  const notes = await storeResource(new Uint8Array(1), `notes-${fileName}.txt`);
  const inSubfolder = await storeResource(new Uint8Array(1), `drafts/${fileName}`);
  const response = await fetch(RESOURCES);
  expect(response.headers.get('cache-control')).toContain('s-maxage=15');
  const { resources } = resourceListSchema.parse(await response.json());
  const listed = resources.find(({ id }) => id === fileName);
  expect(listed).toMatchObject({ title: fileName.replace('.pdf', ''), fileName, sizeInBytes: 1234 });
  expect(Math.abs(Date.parse(listed?.dateAdded ?? '') - Date.now())).toBeLessThan(60_000);
  const names = resources.map(({ id }) => id);
  expect(names).not.toContain(notes);
  expect(names.some((name) => name.includes('drafts'))).toBe(false);
  for (const name of [fileName, notes, inSubfolder]) await deleteResource(name);
});
