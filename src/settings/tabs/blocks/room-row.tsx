/** One block, feature or extension: at a glance, and opened with all that is known of it. */
import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { chevronDown, chevronUp } from '@wordpress/icons';
import { useId, useState } from 'react';
import { setArgs, useRoute, useSettings } from '../../parts';
import { Picture } from './picture';
import { RoomPanel } from './room-panel';
import { RoomSwitch } from './room-switch';
import { Summary } from './summary';
import type { Room } from './types';

interface Props {
	room: Room;
	/** The blocks that live in it. */
	parts: Room[];
	isOn: boolean;
}

export function RoomRow( { room, parts, isOn }: Props ) {
	const { title } = room;
	const { args } = useRoute();
	const { isDirty, fields } = useSettings();
	const [ isOpen, setOpen ] = useState( args.room === room.slug );
	const id = useId();
	const hasSettings = fields.some(
		( field ) => field.room === room.slug && ! field.tab
	);
	/* translators: %s: name of a block or feature. */
	const settingsOf = sprintf( __( 'Settings of “%s”', 'frontage' ), title );
	/* translators: %s: name of a block or feature. */
	const detailsOf = sprintf( __( 'Details of “%s”', 'frontage' ), title );
	const toggle = () => {
		setOpen( ! isOpen );
		setArgs( { room: isOpen ? '' : room.slug } );
	};
	return (
		<li className={ `frontage-room${ isOn ? '' : ' is-off' }` }>
			<div className="frontage-room__head">
				<Picture room={ room } />
				<div className="frontage-room__words">
					<h4 id={ id }>{ room.title }</h4>
					<p>{ room.description }</p>
					<Summary room={ room } />
				</div>
				<div className="frontage-room__tools">
					<RoomSwitch room={ room } isOn={ isOn } labelledBy={ id } />
					<Button
						icon={ isOpen ? chevronUp : chevronDown }
						iconPosition="right"
						variant="tertiary"
						aria-expanded={ isOpen }
						aria-controls={ `${ id }-panel` }
						aria-label={ hasSettings ? settingsOf : detailsOf }
						onClick={ toggle }
					>
						{ hasSettings
							? __( 'Settings', 'frontage' )
							: __( 'Details', 'frontage' ) }
					</Button>
				</div>
			</div>
			<div id={ `${ id }-panel` }>
				{ ( isOpen || isDirty( room.slug ) ) && (
					<RoomPanel room={ room } parts={ parts } />
				) }
			</div>
		</li>
	);
}
