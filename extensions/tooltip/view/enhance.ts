import { tooltip } from '@frontage/tooltip';

/** Elements that are focusable by default. */
const FOCUSED =
	'a[href],button,input,select,textarea,summary,iframe,[tabindex]';

function take( element: HTMLElement ): () => void {
	const text = element.title;
	const inner = element.matches( FOCUSED )
		? element
		: element.querySelector< HTMLElement >( FOCUSED );
	element.removeAttribute( 'title' );
	if ( ! inner ) {
		element.tabIndex = 0;
	}
	const stop = tooltip( element, text, inner ?? element );
	return () => {
		stop();
		element.title = text;
		if ( ! inner ) {
			element.removeAttribute( 'tabindex' );
		}
	};
}

/** Turns the titles of marked blocks into tooltips that also work with the keyboard. */
export function enhance(): () => void {
	const undo: ( () => void )[] = [];
	const takeAll = () =>
		document
			.querySelectorAll< HTMLElement >( '.has-frontage-tooltip[title]' )
			.forEach( ( element ) => undo.push( take( element ) ) );
	// Blocks added later, such as more posts.
	const later = new MutationObserver( takeAll );
	takeAll();
	later.observe( document.body, { childList: true, subtree: true } );
	return () => {
		later.disconnect();
		undo.forEach( ( run ) => run() );
	};
}
