/** All that is known of a room: its settings, what it costs, where it is used. */
import { __ } from '@wordpress/i18n';
import { SaveBar, SettingControl, useSettings } from '../../parts';
import { Cost } from './cost';
import { Places } from './places';
import type { Room } from './types';

interface Props {
	room: Room;
	/** The blocks that live in it. */
	parts: Room[];
}

export function RoomPanel( { room, parts }: Props ) {
	const { fields } = useSettings();
	const mine = fields.filter(
		( field ) => field.room === room.slug && ! field.tab
	);
	return (
		<div className="frontage-room__panel">
			{ mine.length > 0 && (
				<div className="frontage-room__settings">
					<h5>{ __( 'Settings', 'frontage' ) }</h5>
					{ mine.map( ( field ) => (
						<SettingControl key={ field.key } field={ field } />
					) ) }
					<SaveBar rooms={ [ room.slug ] } />
				</div>
			) }
			<div className="frontage-room__more">
				{ parts.length > 0 && (
					<>
						<h5>{ __( 'Comes with', 'frontage' ) }</h5>
						<ul className="frontage-room__parts">
							{ parts.map( ( { slug, title, description } ) => (
								<li key={ slug }>
									<strong>{ title }</strong> { description }
								</li>
							) ) }
						</ul>
					</>
				) }
				<h5>{ __( 'What a page with it loads', 'frontage' ) }</h5>
				<Cost room={ room } />
				{ !! room.places && (
					<>
						<h5>{ __( 'Where it is used', 'frontage' ) }</h5>
						<Places slug={ room.slug } />
					</>
				) }
			</div>
		</div>
	);
}
