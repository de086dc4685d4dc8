import { DropdownMenu } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { moreVertical } from '@wordpress/icons';

interface LineProps {
	/** Of the row or column. */
	name: string;
	at: number;
	count: number;
	onMove: ( to: number ) => void;
	onRemove: () => void;
	/** Further controls. */
	more?: { title: string; onClick: () => void }[];
}

/** Moves and deletes a row or a column. */
export function LineMenu( {
	name,
	at,
	count,
	onMove,
	onRemove,
	more = [],
}: LineProps ) {
	return (
		<DropdownMenu
			icon={ moreVertical }
			label={ sprintf(
				/* translators: %s: a row or column. */
				__( 'Options for %s', 'frontage' ),
				name
			) }
			controls={ [
				{
					title: __( 'Move back', 'frontage' ),
					isDisabled: at === 0,
					onClick: () => onMove( at - 1 ),
				},
				{
					title: __( 'Move forward', 'frontage' ),
					isDisabled: at === count - 1,
					onClick: () => onMove( at + 1 ),
				},
				...more,
				{
					title: __( 'Delete', 'frontage' ),
					isDisabled: count === 1,
					onClick: onRemove,
				},
			] }
		/>
	);
}
