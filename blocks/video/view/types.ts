import type { Terms } from '@frontage/lib/consent';
import type { VideoProps } from '@frontage/video-player';

/** Props of the island; a file has only the choices. */
export type Props = Record< string, unknown > &
	VideoProps & {
		playsInView?: true;
		terms?: Terms;
		words: { always: string; stop: string };
	};
