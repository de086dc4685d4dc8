import type { ContentsAttributes } from '../view/types';

/** What the editor gives the block. */
export interface EditProps {
	attributes: ContentsAttributes;
	setAttributes: ( changed: Partial< ContentsAttributes > ) => void;
}
