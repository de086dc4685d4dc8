import type { Trigger } from '../../view/trigger';

/** A click on any element that matches a selector. */
export const trigger: Trigger = {
	isUserAction: true,
	isRequest: true,
	schedule( fire, selector, signal, mayOpen ) {
		addEventListener(
			'click',
			( event ) => {
				if ( isIn( event.target as Element, selector ) && mayOpen() ) {
					event.preventDefault();
					fire();
				}
			},
			// Before a theme stops clicks on links.
			{ capture: true, signal }
		);
	},
};

function isIn( target: Element, selector: string ): boolean {
	try {
		return !! target.closest( selector );
	} catch {
		return false; // The author's selector is invalid.
	}
}
