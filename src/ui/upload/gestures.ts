/** The ways to add files to a field: selecting, dropping, pasting. */

/**
 * Listens for added files.
 *
 * @param input  The native control.
 * @param signal Stops listening.
 * @param take   Called with the files.
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
