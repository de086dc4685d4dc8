import type { Trigger } from '../../view/trigger';
import { whenScrolled } from '../../view/when-scrolled';

/** Part of a small element that must be on the screen; of a large one, so many pixels. */
const PART = 0.5;
const MOST_PX = 200;

/** The visitor has scrolled to an element, or past it. */
export const trigger: Trigger = {
	schedule( fire, selector, signal ) {
		whenScrolled(
			() => {
				const box = find( selector )?.getBoundingClientRect();
				return (
					!! box?.height &&
					box.top + Math.min( box.height * PART, MOST_PX ) <=
						innerHeight
				);
			},
			fire,
			signal
		);
	},
};

/** Looks each time, because lists load later. */
function find( selector: string ): Element | null {
	try {
		return document.querySelector( selector );
	} catch {
		return null; // The author's selector is invalid.
	}
}
