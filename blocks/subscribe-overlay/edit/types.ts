/** Attributes of `frontage/subscribe-overlay`, as `block.json` describes them. */
import type { OverlayRules } from '../../../src/ui/overlay-rules';

export interface SubscribeOverlayAttributes
	extends OverlayRules, Record< string, unknown > {
	anchor?: string;
	opener: 'button' | 'none';
	buttonText: string;
	/** Over the page, or a card in a corner that leaves the page usable. */
	place: 'center' | 'start' | 'end';
	/** A picture beside the form; 0 for none. */
	imageId: number;
	/** Openings are counted. */
	counts: boolean;
}

/** What the editor gives the block. */
export interface EditProps {
	attributes: SubscribeOverlayAttributes;
	setAttributes: ( changed: Partial< SubscribeOverlayAttributes > ) => void;
	clientId: string;
	isSelected: boolean;
}
