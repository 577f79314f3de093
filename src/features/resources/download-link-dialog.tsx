import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { downloadLinkDialog } from '#content/pages/resources-page.ts';
import type { Resource } from '#domain/downloads/resource.ts';
import { closeDialogs, openDialog } from '#ui/dialog/dialog-store.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { DownloadLinkForm } from './download-link-form.tsx';

/** Marks a history entry that a card of the list has added, so that the entry before it is the list. */
const FROM_LIST = { fromList: true };

/** The file that the URL names. `request` adds a history entry with a file, and `leave` goes back to a URL without one. */
export function useRequestedFile() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const requestedFile = params.get('file') ?? undefined;
  const request = (fileName: string) => {
    params.set('file', fileName);
    setParams(params, { state: FROM_LIST, preventScrollReset: true });
  };
  const leave = () => {
    // Back or Forward has closed the dialog, and has already changed the URL.
    if (requestedFile === undefined) return;
    if (state?.fromList === true) return navigate(-1);
    params.delete('file');
    setParams(params, { replace: true, preventScrollReset: true });
  };
  return { requestedFile, request, leave };
}

interface DownloadLinkDialogProps {
  /** The resource that the URL names, if any. It keeps the dialog open. */
  readonly resource: Resource | undefined;
  readonly onClosed: () => void;
}

/** Asks for the email address to which the link to a resource goes. */
export function DownloadLinkDialog({ resource, onClosed }: DownloadLinkDialogProps) {
  const isOpen = resource !== undefined;
  useEffect(() => {
    if (!isOpen) return;
    openDialog('download-link');
    return closeDialogs;
  }, [isOpen]);
  return (
    <Modal name="download-link" title={downloadLinkDialog.title} isOpenInPage={isOpen} onClosed={onClosed}>
      {resource && <DownloadLinkForm key={resource.id} resource={resource} inDialog />}
    </Modal>
  );
}
