/** What a simulated visitor does, as the page notices it. */
import { noteTouch } from './page';
import type { Act } from './types';

/** Part of the screen that a fast scroll up crosses. */
const UPWARD = 0.8;

const OPEN = 'dialog:modal,[data-overlay]:popover-open';

const CLOSES = 'form[method=dialog] button,[popovertargetaction=hide]';

const pointer = ( type: string ) =>
	document.body.dispatchEvent(
		new PointerEvent( type, { bubbles: true, pointerType: 'mouse' } )
	);

const jump = ( top: number ) => scrollTo( { top, behavior: 'instant' } );

const acts: Record< Act[ 'do' ], ( value: number ) => void > = {
	touch: () => {
		noteTouch();
		pointer( 'pointerdown' );
		pointer( 'pointerup' );
	},
	scroll: ( percent ) =>
		jump(
			( percent / 100 ) *
				( document.documentElement.scrollHeight - innerHeight )
		),
	leave: () =>
		document.documentElement.dispatchEvent(
			new MouseEvent( 'mouseleave', { clientY: -1 } )
		),
	upward: () => {
		noteTouch();
		dispatchEvent( new Event( 'touchstart' ) );
		dispatchEvent( new Event( 'touchmove' ) );
		jump( scrollY - innerHeight * UPWARD );
		dispatchEvent( new Event( 'touchend' ) );
	},
	back: () => history.back(),
	close: () => {
		const open = [ ...document.querySelectorAll( OPEN ) ].pop();
		open?.querySelector< HTMLElement >( CLOSES )?.click();
	},
};

/** Lets the visitor do something. */
export const act = ( { do: what, value = 0 }: Act ): void =>
	acts[ what ]( value );
