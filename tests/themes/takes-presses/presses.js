/** Takes presses, as scripts of themes do that scroll, open pictures, and close menus. */

// Scrolls to parts of the page, and nobody else hears of the click.
for ( const link of document.querySelectorAll( 'a[href*="#"]' ) ) {
	link.addEventListener( 'click', ( event ) => {
		const target = document.getElementById( link.hash.slice( 1 ) );
		if ( target ) {
			event.preventDefault();
			event.stopImmediatePropagation();
			window.scrollTo( 0, target.offsetTop );
		}
	} );
}

// Opens pictures in its own way.
for ( const link of document.querySelectorAll( 'a:has(img)' ) ) {
	link.addEventListener( 'click', ( event ) => {
		event.preventDefault();
		event.stopImmediatePropagation();
		document.title = 'A picture of the theme';
	} );
}

// Closes its menus by Escape, whether any is open or not.
for ( const capture of [ true, false ] ) {
	document.addEventListener(
		'keydown',
		( event ) => {
			if ( event.key === 'Escape' ) {
				event.preventDefault();
			}
		},
		capture
	);
}
