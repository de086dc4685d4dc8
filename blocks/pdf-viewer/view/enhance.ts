import type { FrontageIsland } from '@frontage/islands/types';
import { canShow } from './can-show';
import type { PdfProps } from './types';

/** Opens the browser's viewer in the stage, and turns its pages by the fragment of its address. */
export function enhance( island: FrontageIsland, props: PdfProps ) {
	const stop = new AbortController();
	const { signal } = stop;
	const stage = island.querySelector< HTMLElement >(
		'.frontage-pdf-viewer__stage'
	)!;
	const form = stage.querySelector( 'form' );
	const number = stage.querySelector( 'input' );
	const button = island.querySelector< HTMLButtonElement >(
		'button[aria-expanded]'
	);
	const word = button?.textContent;
	let { page } = props;

	const close = () => {
		stage.querySelector( 'iframe' )?.remove();
		stage.classList.remove( 'is-open' );
		form?.toggleAttribute( 'hidden', true );
	};
	// Viewers do not follow a fragment that changes: each page is a frame of its own, from the cache.
	const show = () => {
		const frame = document.createElement( 'iframe' );
		frame.title = props.title;
		frame.src = `${ props.url }#page=${ page }`;
		close();
		stage.append( frame );
		stage.classList.add( 'is-open' );
		form?.toggleAttribute( 'hidden', false );
	};
	const turn = ( to: number ) => {
		const last = props.pages || Infinity;
		const next = Math.min( last, Math.max( 1, Math.floor( to ) || page ) );
		if ( next !== page ) {
			page = next;
			show();
		}
		number!.value = String( page );
	};
	const press = () => {
		if ( ! canShow() ) {
			window.location.assign( `${ props.url }#page=${ page }` );
			return;
		}
		const isOpen = stage.classList.contains( 'is-open' );
		( isOpen ? close : show )();
		button!.setAttribute( 'aria-expanded', String( ! isOpen ) );
		button!.textContent = isOpen ? word! : props.close;
	};

	button?.addEventListener( 'click', press, { signal } );
	form?.addEventListener(
		'click',
		( { target } ) => {
			const step = ( target as Element ).closest( 'button' );
			if ( step ) {
				turn( page + ( step.matches( '.is-next' ) ? 1 : -1 ) );
			}
		},
		{ signal }
	);
	form?.addEventListener(
		'submit',
		( event ) => {
			event.preventDefault();
			turn( number!.valueAsNumber );
		},
		{ signal }
	);
	number?.addEventListener( 'change', () => turn( number.valueAsNumber ), {
		signal,
	} );
	if ( ! button && canShow() ) {
		show();
	} else if ( ! button ) {
		stage.hidden = true;
	}
	return () => {
		stop.abort();
		close();
	};
}
