import type { UploadAttributes } from '../view/types';

/** What the editor gives the block. */
export interface EditProps {
	attributes: UploadAttributes;
	setAttributes: ( changed: Record< string, unknown > ) => void;
	clientId: string;
}
