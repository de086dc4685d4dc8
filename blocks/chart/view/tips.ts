/**
 * Shows the values of one row beside it, in the words of the table, which readers hear.
 *
 * @param island The chart.
 * @param signal Ends it.
 * @return Hides them.
 */
export function tips( island: HTMLElement, signal: AbortSignal ): () => void {
	const plot = island.querySelector< HTMLElement >(
		'.frontage-chart__plot'
	)!;
	const tip = island.querySelector< HTMLElement >( '.frontage-chart__tip' )!;
	const [ head, ...rows ] = island.querySelectorAll( 'tr' );
	let current = -1;

	const places = () => [
		...plot.querySelectorAll< SVGElement >(
			'.frontage-chart__band,.frontage-chart__slice:not(.is-off)'
		),
	];
	const isOff = ( series: number ) =>
		island.querySelector( `g[data-series="${ series }"].is-off` );

	const show = ( row: number ) => {
		current = row;
		for ( const place of places() ) {
			place.classList.toggle(
				'is-current',
				place.dataset.row === `${ row }`
			);
		}
		const place = plot.querySelector( '.is-current' );
		if ( ! place ) {
			tip.textContent = '';
			return;
		}
		const [ label, ...cells ] = [ ...rows[ row ]!.children ].map(
			( cell ) => cell.textContent
		);
		const names = [ ...head!.children ].map( ( cell ) => cell.textContent );
		tip.textContent = [
			label,
			...cells.flatMap( ( text, at ) =>
				text && ! isOff( at ) ? `${ names[ at + 1 ] }: ${ text }` : []
			),
		].join( '\n' );
		tip.style.translate = '';
		const home = tip.getBoundingClientRect();
		const box = place.getBoundingClientRect();
		const x = box.x + ( box.width - home.width ) / 2;
		const y = box.y - home.height - 8;
		const most = document.documentElement.clientWidth - home.width - 8;
		tip.style.translate = `${
			Math.max( 8, Math.min( x, most ) ) - home.x
		}px ${ ( y < 8 ? box.y + 8 : y ) - home.y }px`;
	};
	const hide = () => show( -1 );
	const on = < Type extends keyof HTMLElementEventMap >(
		type: Type,
		run: ( event: HTMLElementEventMap[ Type ] ) => void
	) => plot.addEventListener( type, run, { signal } );
	const point = ( { target }: Event ) => {
		const row = ( target as Element ).closest< SVGElement >( '[data-row]' )
			?.dataset.row;
		show( Number( row ?? -1 ) );
	};

	on( 'pointermove', point );
	on( 'click', point );
	on( 'pointerleave', hide );
	on( 'blur', hide );
	on( 'keydown', ( event ) => {
		const all = places().map( ( { dataset } ) => Number( dataset.row ) );
		const at = all.indexOf( current );
		const next = {
			ArrowRight: at + 1,
			ArrowDown: at + 1,
			ArrowLeft: at - 1,
			ArrowUp: at - 1,
			Home: 0,
			End: all.length - 1,
		}[ event.key ];
		if ( event.key === 'Escape' ) {
			hide();
		} else if ( next !== undefined && all.length ) {
			event.preventDefault();
			show( all[ Math.max( 0, Math.min( next, all.length - 1 ) ) ]! );
		}
	} );
	return hide;
}
