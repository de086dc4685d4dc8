for ( const root of document.querySelectorAll( '.bench-tabs' ) ) {
	const tabs = [ ...root.querySelectorAll( '[role=tab]' ) ];
	const panels = [ ...root.querySelectorAll( '[role=tabpanel]' ) ];
	tabs.forEach( ( tab, index ) =>
		tab.addEventListener( 'click', () =>
			tabs.forEach( ( other, at ) => {
				other.setAttribute( 'aria-selected', String( at === index ) );
				panels[ at ].hidden = at !== index;
			} )
		)
	);
}
