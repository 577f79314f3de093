import { useEffect, useRef, useState } from 'react';
import type { FileStatus } from '#domain/downloads/download-link.ts';
import { DOWNLOAD_EVENT_DELAY_MS, track } from '#measurement/track.ts';
import { requestFileStatus, saveFile } from './download-file.ts';
import { type DownloadState, downloadState } from './download-state.ts';

/** What is known of the file. Without a status, it is requested. */
interface Known {
  readonly now: number; // When this was last found out, in milliseconds. The link may expire later.
  readonly status?: FileStatus;
  /** Whether the server rendered the page with this status. */
  readonly isRendered?: true;
}

export type Saving = 'idle' | 'checking' | 'started';

interface Download {
  readonly state: DownloadState;
  readonly saving: Saving;
  readonly save: () => void;
  readonly retry: () => void;
}

/** The download behind a token: requests the status of the file unless it is given, and saves the file. */
export function useDownload(token: string, status: FileStatus | undefined): Download {
  const [known, setKnown] = useState<Known>(() => ({
    now: Date.now(),
    ...(status && { status, isRendered: true }),
  }));
  const [saving, setSaving] = useState<Saving>('idle');
  const isSaving = useRef(false);
  const state = downloadState(token, known.now, known.status);
  // The server gives up sooner than a browser, so its `failed` may only mean that the function was starting: ask again.
  const needsRequest = state.name === 'loading' || (state.name === 'failed' && known.isRendered === true);

  useEffect(() => {
    if (!needsRequest) return;
    let isCurrent = true;
    requestFileStatus(token).then((loaded) => {
      if (isCurrent) setKnown({ now: Date.now(), status: loaded });
    });
    return () => {
      isCurrent = false;
    };
  }, [needsRequest, token]);

  /** Checks again before the file is saved, so that a failure shows on the page and not as a broken file. */
  async function save(): Promise<void> {
    const current = downloadState(token, Date.now(), known.status);
    if (current.name === 'expired') setKnown({ ...known, now: Date.now() });
    if (current.name !== 'ready' || isSaving.current) return;
    isSaving.current = true;
    setSaving('checking');
    // Not tied to the screen: a click's event fires even after the visitor has left it.
    const eventTimer = window.setTimeout(track, DOWNLOAD_EVENT_DELAY_MS, {
      event: 'custom_file_download',
      file_name: current.fileName,
    });
    const latest = await requestFileStatus(token);
    isSaving.current = false;
    if (latest === 'ready') {
      saveFile(token, current.fileName);
      setSaving('started');
      return;
    }
    window.clearTimeout(eventTimer);
    setSaving('idle');
    setKnown({ now: Date.now(), status: latest });
  }

  return { state, saving, save, retry: () => setKnown({ now: Date.now() }) };
}
