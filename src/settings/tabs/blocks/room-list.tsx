/** The rooms, by kind. */
import { __ } from '@wordpress/i18n';
import { Section } from '../../parts';
import { RoomRow } from './room-row';
import type { Room } from './types';

interface Props {
	rooms: Room[];
	/** The blocks that live in a block. */
	partsOf: ( slug: string ) => Room[];
	on: Record< string, Record< string, boolean > >;
}

export function RoomList( { rooms, partsOf, on }: Props ) {
	const kinds = [
		{
			kind: 'blocks',
			title: __( 'Blocks', 'frontage' ),
			description: __(
				'You insert them in the editor, wherever you like. A page pays only for what is on it.',
				'frontage'
			),
		},
		{
			kind: 'features',
			title: __( 'Features', 'frontage' ),
			description: __( 'They work on the whole site.', 'frontage' ),
		},
		{
			kind: 'extensions',
			title: __( 'Extensions', 'frontage' ),
			description: __(
				'They give any block something more, in its sidebar.',
				'frontage'
			),
		},
	];
	return (
		<>
			{ kinds.map( ( { kind, title, description } ) => {
				const mine = rooms.filter( ( room ) => room.kind === kind );
				return (
					mine.length > 0 && (
						<Section
							key={ kind }
							title={ title }
							description={ description }
						>
							<ul className="frontage-rooms">
								{ mine.map( ( room ) => (
									<RoomRow
										key={ room.slug }
										room={ room }
										parts={ partsOf( room.slug ) }
										isOn={ on[ kind ][ room.slug ] }
									/>
								) ) }
							</ul>
						</Section>
					)
				);
			} ) }
		</>
	);
}
