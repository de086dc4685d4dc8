import { directionOf } from '@frontage/lib/direction';

/** What a key adds to the position of the focused tab. */
const STEPS: Record< string, number > = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Makes links follow the tabs pattern: one stop for Tab, arrow keys, Home and End move the focus, and Enter and Space
 * select. Selecting is not automatic, because posts have to be loaded.
 *
 * @param links Links of the tabs.
 * @param panel What they show.
 * @param id    Widget ID.
 * @return `select()` marks a tab, `undo()` makes them links again.
 */
export function tabsOf(
	links: readonly HTMLAnchorElement[],
	panel: HTMLElement,
	id: string
) {
	const list = links[ 0 ]!.closest( 'ul' )!;
	const nav = list.parentElement!;
	const label = nav.ariaLabel;
	const dress = ( isDressed: boolean ) => {
		const is = ( role: string, plain: string | null = null ) =>
			isDressed ? role : plain;
		nav.role = is( 'none' );
		nav.ariaLabel = is( '', label ) || null;
		list.role = is( 'tablist', 'list' );
		list.ariaLabel = is( label ?? '' );
		panel.role = is( 'tabpanel' );
		panel.id ||= `${ id }-panel`;
		links.forEach( ( link, index ) => {
			link.parentElement!.role = is( 'none' );
			link.role = is( 'tab' );
			link.id ||= `${ id }-tab-${ index }`;
			if ( isDressed ) {
				link.setAttribute( 'aria-controls', panel.id );
			} else {
				link.removeAttribute( 'aria-controls' );
				link.removeAttribute( 'tabindex' );
				link.ariaSelected = null;
			}
		} );
	};
	const keys = ( event: KeyboardEvent ) => {
		const at = links.indexOf( event.target as HTMLAnchorElement );
		const step = ( STEPS[ event.key ] ?? 0 ) * directionOf( list );
		const to = { Home: 0, End: links.length - 1 }[ event.key ];
		if ( at < 0 ) {
			return;
		}
		if ( event.key === ' ' ) {
			links[ at ]!.click();
		} else if ( step || to !== undefined ) {
			const next = to ?? ( at + step + links.length ) % links.length;
			links[ next ]!.focus();
		} else {
			return;
		}
		event.preventDefault();
	};
	dress( true );
	list.addEventListener( 'keydown', keys );
	return {
		select( chosen?: HTMLAnchorElement ) {
			const selected = chosen ?? links[ 0 ]!;
			for ( const link of links ) {
				link.ariaCurrent = null;
				link.ariaSelected = `${ link === selected }`;
				link.tabIndex = link === selected ? 0 : -1;
			}
			panel.setAttribute( 'aria-labelledby', selected.id );
		},
		undo() {
			list.removeEventListener( 'keydown', keys );
			links.forEach( ( link ) => {
				link.ariaCurrent = link.ariaSelected === 'true' ? 'true' : null;
			} );
			dress( false );
			panel.removeAttribute( 'aria-labelledby' );
		},
	};
}
