import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { downloadLinkDialog } from '#content/pages/resources-page.ts';
import type { Resource } from '#domain/downloads/resource.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { DownloadLinkForm } from './download-link-form.tsx';
import { useDialogInAddress } from './use-dialog-in-address.ts';

/** Marks a history entry that a card of the list has added: the previous entry is the list. */
const FROM_LIST = { fromList: true };

/** The file whose dialog the address opens, and how to open another one. */
export function useAskedFile() {
  const [params, setParams] = useSearchParams();
  const askFor = (fileName: string) =>
    setParams(
      (current) => {
        current.set('file', fileName);
        return current;
      },
      { state: FROM_LIST, preventScrollReset: true },
    );
  return { askedFile: params.get('file') ?? undefined, askFor };
}

/** Asks for the email address to which the link to a resource goes. Open while the address names the resource. */
export function DownloadLinkDialog({ resource }: { resource: Resource | undefined }) {
  const leave = useLeaveFile();
  const subject = useDialogInAddress('download-link', resource?.fileName, leave);
  return (
    <Modal name="download-link" title={downloadLinkDialog.title} isOpenInPage={subject !== undefined}>
      {resource && resource.fileName === subject && <DownloadLinkForm resource={resource} inDialog />}
    </Modal>
  );
}

/** Removes the file from the address: back to the list where that is the previous entry, else by replacing it. */
function useLeaveFile(): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [, setParams] = useSearchParams();
  const isFromList = state?.fromList === true;
  return useCallback(() => {
    if (isFromList) return navigate(-1);
    setParams(
      (current) => {
        current.delete('file');
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isFromList, navigate, setParams]);
}
