/** Gives a block the classes and attributes of the views that it is in. */
import { ownerOf, viewsOf, type View } from './data';
import { SCREENS } from './screens';

/** Takes the views of a block back. */
const undoing = new WeakMap< Element, ( () => void )[] >();

function setAttribute( element: Element, name: string, value: string | null ) {
	if ( value === null ) {
		element.removeAttribute( name );
	} else {
		element.setAttribute( name, value );
	}
}

/**
 * Shows the views of the current screen, and that of hover.
 *
 * @param block     With the attribute.
 * @param isHovered Whether it is hovered.
 */
export function show( block: HTMLElement, isHovered: boolean ): void {
	undoing.get( block )?.forEach( ( run ) => run() );
	const undo: ( () => void )[] = [];
	undoing.set( block, undo );
	const views = viewsOf( block );
	const [ isTablet, isPhone ] = SCREENS.map( ( { matches } ) => matches );
	// From the one that others inherit.
	for ( const view of [
		isTablet ? views.tablet : views.desktop,
		isPhone && views.phone,
		isHovered && views.hover,
	] ) {
		const { classes = [], attrs = {} } = Object( view ) as View;
		for ( const name of Object.values(
			Object( classes ) as typeof classes
		) ) {
			// Not a class: the server has not written it.
			if (
				/^[\w-]+$/.test( name ) &&
				! block.classList.contains( name )
			) {
				block.classList.add( name );
				undo.unshift( () => block.classList.remove( name ) );
			}
		}
		for ( const [ name, value ] of Object.entries(
			Object( attrs ) as typeof attrs
		) ) {
			const element = ownerOf( block, name, value );
			if ( element ) {
				const before = element.getAttribute( name );
				element.setAttribute( name, value );
				undo.unshift( () => setAttribute( element, name, before ) );
			}
		}
	}
}
