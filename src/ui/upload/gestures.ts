/** The ways files come into a field: chosen, dropped, pasted. */

/**
 * Follows them.
 *
 * @param root   The place to drop on.
 * @param input  The browser's own control.
 * @param signal Ends it.
 * @param take   Gets the files.
 */
export function watchFiles(
	root: HTMLElement,
	input: HTMLInputElement,
	signal: AbortSignal,
	take: ( files: File[] ) => void
): void {
	const on = < Name extends keyof HTMLElementEventMap >(
		name: Name,
		listener: ( event: HTMLElementEventMap[ Name ] ) => void
	) => root.addEventListener( name, listener, { signal } );
	const mark = ( isOver: boolean ) =>
		root.classList.toggle( 'is-over', isOver );
	const hasFiles = ( { dataTransfer }: DragEvent ) =>
		! input.disabled && !! dataTransfer?.types.includes( 'Files' );

	on( 'change', ( { target } ) => {
		if ( target === input ) {
			take( [ ...( input.files ?? [] ) ] );
		}
	} );
	on( 'dragover', ( event ) => {
		if ( hasFiles( event ) ) {
			event.preventDefault();
			mark( true );
		}
	} );
	on( 'dragleave', ( { relatedTarget } ) => {
		if ( ! root.contains( relatedTarget as Node | null ) ) {
			mark( false );
		}
	} );
	on( 'drop', ( event ) => {
		mark( false );
		if ( hasFiles( event ) ) {
			event.preventDefault();
			take( [ ...event.dataTransfer!.files ] );
		}
	} );
	on( 'paste', ( event ) => {
		const files = [ ...( event.clipboardData?.files ?? [] ) ];
		if ( files.length && ! input.disabled ) {
			event.preventDefault();
			take( files );
		}
	} );
}
