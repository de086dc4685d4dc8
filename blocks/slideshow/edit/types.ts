/** Attributes of `frontage/slideshow`, as `block.json` describes them. */
import type { Motion } from '@frontage/editor/slides';

export interface SlideshowAttributes extends Motion {
	anchor?: string;
	effect: 'slide' | 'fade' | 'pull' | 'ken-burns';
	/** Width by height. */
	ratio: string;
}
