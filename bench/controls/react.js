/* global React, ReactDOM */
( () => {
	const h = React.createElement;
	const Tabs = ( { index } ) => {
		const [ open, setOpen ] = React.useState( 0 );
		return [
			h(
				'div',
				{ role: 'tablist', key: 'list' },
				[ 0, 1, 2 ].map( ( tab ) =>
					h(
						'button',
						{
							key: tab,
							type: 'button',
							className: 'bench-tab',
							role: 'tab',
							'aria-selected': tab === open,
							onClick: () => setOpen( tab ),
						},
						`Tab ${ tab }`
					)
				)
			),
			...[ 0, 1, 2 ].map( ( tab ) =>
				h(
					'div',
					{ key: tab, role: 'tabpanel', hidden: tab !== open },
					h( 'p', null, `Panel ${ tab } of widget ${ index }.` )
				)
			),
		];
	};
	document
		.querySelectorAll( '.bench-tabs' )
		.forEach( ( root ) =>
			ReactDOM.hydrateRoot(
				root,
				h( Tabs, { index: root.dataset.index } )
			)
		);
} )();
