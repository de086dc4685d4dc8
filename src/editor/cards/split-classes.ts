/** Classes of the editor, and those of its states. */
const OF_EDITOR =
	/^(?:block-editor-|wp-block(?:$|-)|is-(?:selected|highlighted|hovered|multi-selected|reusable|focus-mode|navigate-mode|typing|editing-disabled|dragging)|has-(?:child-selected|warning|active-entity|negative-margin|editable-outline)|rich-text|can-)/;

/**
 * Splits the classes of a block in the canvas.
 *
 * @param className As `useBlockProps()` returned it.
 * @return Those of the editor, and those that the author chose, which each card has.
 */
export function splitClasses( className: string ): [ string, string ] {
	const all = className.split( /\s+/ );
	const isOfEditor = ( name: string ) => OF_EDITOR.test( name );
	return [
		all.filter( isOfEditor ).join( ' ' ),
		all.filter( ( name ) => ! isOfEditor( name ) ).join( ' ' ),
	];
}
