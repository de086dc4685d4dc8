/** Opens a popup when the visitor copies something from the page. */
export const trigger = {
	isUserAction: true,
	schedule( fire, value, signal ) {
		document.addEventListener( 'copy', () => fire(), { signal } );
	},
};
