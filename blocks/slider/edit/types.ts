/** Attributes of `frontage/slider`, as `block.json` describes them. */
import type { Motion } from '@frontage/editor/slides';

export interface SliderAttributes extends Motion {
	anchor?: string;
	align?: string;
	kind:
		| 'slider'
		| 'creative'
		| 'testimonials'
		| 'featured'
		| 'gallery'
		| 'df-slider-2'
		| 'df-slider-4';
	effect: 'slide' | 'fade';
	dragSpeed: number;
	/** CSS length. */
	height: string;
}
