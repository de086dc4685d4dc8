/**
 * Records clicks and keys on islands from first paint until the runtime loads; printed inline.
 *
 * Shows the pressed button as pending at once. Nothing is prevented here: what the browser can
 * handle natively, it handles. Does nothing if it runs again, or after the runtime, which leaves the
 * property behind. At most 300 bytes when built.
 */
if ( ! ( 'frontagePresses' in self ) ) {
	self.frontagePresses = [];
	for ( const type of [ 'click', 'keydown' ] ) {
		addEventListener(
			type,
			( event ) =>
				( event.target as Element ).closest?.(
					'frontage-island,[data-slot]'
				)?.localName[ 8 ] &&
				self.frontagePresses?.push( event ) &&
				type === 'click' &&
				( event.target as Element )
					.closest( 'button,[role]' )
					?.toggleAttribute( 'data-pending', true ),
			true
		);
	}
}
