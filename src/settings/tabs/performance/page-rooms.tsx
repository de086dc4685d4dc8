/** What is on a page, the heaviest first. */
import { __ } from '@wordpress/i18n';
import { Bytes, Rows, TabLink } from '../../parts';
import type { PageRoom } from './types';

export function PageRooms( { rooms }: { rooms: PageRoom[] } ) {
	const most = Math.max( ...rooms.map( total ) );
	return (
		<Rows
			label={ __(
				'What is on the page, the heaviest first',
				'frontage'
			) }
			head={ [
				__( 'On the page', 'frontage' ),
				__( 'Pieces', 'frontage' ),
				__( 'Script when used', 'frontage' ),
				__( 'Style', 'frontage' ),
				__( 'Together', 'frontage' ),
			] }
			rows={ rooms.map( ( room ) => [
				<TabLink
					key="room"
					tab="blocks"
					args={ { room: room.slug, search: room.title } }
				>
					{ room.title }
				</TabLink>,
				room.pieces || '–',
				<Bytes key="use" value={ room.use } />,
				<Bytes key="style" value={ room.style } />,
				<Share key="total" value={ total( room ) } most={ most } />,
			] ) }
		/>
	);
}

const total = ( { use, style }: PageRoom ) => use + style;

/** Bytes with a bar that compares them. */
function Share( { value, most }: { value: number; most: number } ) {
	return (
		<span className="frontage-share">
			<Bytes value={ value } />
			<span
				className="frontage-share__bar"
				style={ {
					inlineSize: `${ most ? ( 100 * value ) / most : 0 }%`,
				} }
			/>
		</span>
	);
}
