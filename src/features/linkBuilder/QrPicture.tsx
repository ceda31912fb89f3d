/** The link as a QR code, to look at and to save. */
import { Download } from 'lucide-react';
import { encode } from 'uqr';
import { saveFile } from '@/lib/saveFile';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { qrFile, qrPath } from './qrPath';
import { WORDS } from './words';

/** Squares of quiet around the code, as the standard asks. */
const EDGE = 4;

function codeOf(text: string) {
  try {
    return encode(text, { border: EDGE, ecc: 'M' });
  } catch {
    return null;
  }
}

/** @param name of the page, for the file */
export function QrPicture({ text, name }: { text: string; name: string }) {
  const code = codeOf(text);
  if (code === null) return <p className="muted">{WORDS.tooLong}</p>;
  const file = qrFile(qrPath(code.data), code.size);
  const save = (): void => {
    const url = URL.createObjectURL(new Blob([file], { type: 'image/svg+xml' }));
    saveFile(url, WORDS.qrFile(name));
    // The browser reads it after the press.
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  };
  return (
    <div className="link-code">
      <img
        className="link-qr"
        src={`data:image/svg+xml,${encodeURIComponent(file)}`}
        alt={WORDS.qrOf(text)}
        width={code.size}
        height={code.size}
      />
      <div className="link-code-words">
        <h2 className="h4">{WORDS.qr}</h2>
        <p className="muted small">{WORDS.qrHelp}</p>
        <Button kind="outline" icon={<Icon as={Download} />} onClick={save}>
          {WORDS.save}
        </Button>
      </div>
    </div>
  );
}
