/* global jQuery */
jQuery( function ( $ ) {
	$( '.bench-tabs' ).each( function () {
		const tabs = $( this ).find( '[role=tab]' );
		const panels = $( this ).find( '[role=tabpanel]' );
		tabs.on( 'click', function () {
			const index = tabs.index( this );
			tabs.attr( 'aria-selected', 'false' );
			$( this ).attr( 'aria-selected', 'true' );
			panels.hide().removeAttr( 'hidden' ).eq( index ).show();
		} );
	} );
} );
