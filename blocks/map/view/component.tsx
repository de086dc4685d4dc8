import { useEffect, useState } from 'react';
import { isDecidedElsewhere } from '@frontage/lib/consent';
import { fill } from '@frontage/lib/fill';
import { Slot } from '@frontage/react/slot';
import { Status } from '@frontage/status';
import { Places } from './places';
import { Printed } from './printed';
import type { MapProps } from './types';
import { useMap } from './use-map';

const SAYS = { loading: 'loading', ready: 'loaded', failed: 'failed' } as const;

/** Places as a drawing and a list, and the vendor's map when the visitor agrees. Must match `Map` in PHP. */
export function FrontageMap( props: MapProps ) {
	const { words, places } = props;
	const [ chosen, setChosen ] = useState( -1 );
	const [ said, say ] = useState( '' );
	const choose = ( place: number ) => {
		setChosen( place );
		say( fill( words.shown, map.name( place ) ) );
	};
	const map = useMap( props, choose );
	const { phase } = map;
	useEffect( () => {
		if ( phase in SAYS ) {
			say( words[ SAYS[ phase as 'ready' ] ] );
		}
	}, [ phase, words ] );
	const isDrawn = phase !== 'ready';
	return (
		<>
			<div className="frontage-map__frame">
				<div className="frontage-map__stage" ref={ map.stage }>
					<Slot
						className="frontage-map__drawing"
						role="img"
						aria-label={ props.drawing }
						hidden={ ! isDrawn }
						name="drawing"
					/>
					{ ( phase === 'loading' || phase === 'ready' ) && (
						<div className={ `frontage-map__canvas is-${ phase }` }>
							{ /* Its classes are the vendor's. */ }
							<div ref={ map.canvas } />
						</div>
					) }
					{ phase === 'loading' && (
						<p className="frontage-map__wait">{ words.loading }</p>
					) }
				</div>
				{ props.routeLine &&
					( isDrawn || props.terms.vendor !== 'google-maps' ) && (
						<p className="frontage-map__route">
							{ props.routeLine }
						</p>
					) }
				<Printed
					as="div"
					className="frontage-map__ask"
					hidden={ phase !== 'drawing' }
				/>
				{ phase === 'failed' && (
					<p className="frontage-map__failed">
						<span>{ words.failed }</span>{ ' ' }
						<button
							type="button"
							className="frontage-map__small"
							onClick={ map.retry }
						>
							{ words.again }
						</button>
					</p>
				) }
				{ phase === 'ready' && ! isDecidedElsewhere( props.terms ) && (
					<p className="frontage-map__stop">
						<button
							type="button"
							className="frontage-map__small"
							onClick={ () => {
								map.stop();
								say( words.stopped );
							} }
						>
							{ words.stop }
						</button>
					</p>
				) }
				{ props.hasCaption && (
					<Slot
						as="p"
						className="frontage-map__caption"
						name="caption"
					/>
				) }
			</div>
			{ places.length > 0 && (
				<Places
					{ ...props }
					list={ map.list }
					chosen={ chosen }
					onShow={ ( place ) => {
						setChosen( place );
						if ( map.show( place ) ) {
							choose( place );
						}
						map.stage.current!.scrollIntoView( {
							block: 'nearest',
						} );
					} }
					onFilter={ ( shown, text ) => {
						map.filter( shown );
						say( text );
					} }
				/>
			) }
			<Status text={ said } />
		</>
	);
}
