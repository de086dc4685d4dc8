/** Attributes of `frontage/modal`, as `block.json` describes them. */
import type { OverlayRules } from '@frontage/overlay-rules';

export interface ModalAttributes
	extends OverlayRules, Record< string, unknown > {
	anchor?: string;
	opener: 'button' | 'link' | 'none';
	buttonText: string;
	/** Name for screen readers. */
	label: string;
	/** A bar leaves the page usable. */
	kind: 'dialog' | 'bar';
	place: 'center' | 'top' | 'bottom' | 'start' | 'end';
	size: 'small' | 'medium' | 'large' | 'full';
	/** A press beside it closes it. */
	closesBeside: boolean;
	closesByEscape: boolean;
	/** Stays open when a link in it leads elsewhere on the page. */
	staysOnLinks: boolean;
	/** Openings are counted. */
	counts: boolean;
}
