/** Attributes of `frontage/off-canvas`, as `block.json` describes them. */
export interface OffCanvasAttributes extends Record< string, unknown > {
	anchor?: string;
	opener: 'button' | 'menu' | 'none';
	buttonText: string;
	/** Name for screen readers. */
	label: string;
	/** How it comes (S2 §3). */
	mode: 'slide' | 'slide-along' | 'reveal' | 'push';
	side: 'start' | 'end' | 'top' | 'bottom';
	/** Pixels. */
	width: number;
	hasClose: boolean;
	closesByEscape: boolean;
	/** A press beside it closes it. */
	closesBeside: boolean;
	/** A link within the page closes it. */
	closesOnLinks: boolean;
}
