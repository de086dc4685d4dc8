/**
 * Records clicks and keys on islands from first paint until the runtime loads; printed inline.
 *
 * Shows the pressed button as pending at once. Nothing is prevented here: what the browser can
 * handle natively, it handles. At most 300 bytes when built.
 */
self.frontagePresses = [];

for ( const type of [ 'click', 'keydown' ] ) {
	addEventListener(
		type,
		( event ) => {
			const target = event.target as Element;
			if (
				self.frontagePresses &&
				target.closest?.( 'frontage-island,[data-slot]' )
					?.localName[ 8 ]
			) {
				self.frontagePresses.push( event );
				if ( type === 'click' ) {
					target
						.closest( 'button,[role]' )
						?.toggleAttribute( 'data-pending', true );
				}
			}
		},
		true
	);
}
