/** Gives a block the classes and attributes of the views that it is in. */
import presets from '@frontage/lib/breakpoints.json';
import { changesIn, viewsOf } from './data';

const { phone, tablet } = presets.builder;

const isUpTo = ( width: number ) =>
	matchMedia( `(max-width:${ width }px)` ).matches;

/** Returns the views of the screen, from the one that others inherit. */
const screens = () =>
	isUpTo( phone )
		? [ 'tablet', 'phone' ]
		: [ isUpTo( tablet ) ? 'tablet' : 'desktop' ];

/** What takes the views of a block back. */
const undoing = new WeakMap< Element, () => void >();

/**
 * Shows the views of the current screen, and that of hover.
 *
 * @param block     With the attribute.
 * @param isHovered Whether it is hovered.
 */
export function show( block: HTMLElement, isHovered: boolean ): void {
	undoing.get( block )?.();
	const views = viewsOf( block );
	const undo: ( () => void )[] = [];
	for ( const name of [
		...screens(),
		...( isHovered ? [ 'hover' ] : [] ),
	] ) {
		const { classes = [], attrs } = views[ name ] ?? {};
		const added = [ ...classes ].filter(
			( one ) => ! block.classList.contains( one )
		);
		block.classList.add( ...added );
		undo.unshift( () => block.classList.remove( ...added ) );
		for ( const change of changesIn( block, attrs ) ) {
			const before = change.element.getAttribute( change.name );
			change.element.setAttribute( change.name, change.value );
			undo.unshift( () =>
				before === null
					? change.element.removeAttribute( change.name )
					: change.element.setAttribute( change.name, before )
			);
		}
	}
	undoing.set( block, () => undo.forEach( ( run ) => run() ) );
}
