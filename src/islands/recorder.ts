/**
 * Notes presses on islands from first paint until the runtime arrives; printed inline.
 *
 * The pressed button shows at once that it was heard. Nothing is prevented here: what the
 * platform can answer by itself, it answers. At most 300 bytes when built.
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
