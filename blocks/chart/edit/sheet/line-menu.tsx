import { DropdownMenu } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { moreVertical } from '@wordpress/icons';

interface Props {
	label: string;
	/** Whether it is a row. */
	isRow: boolean;
	/** Place among those that can be moved, from 0, and their number. */
	at: number;
	count: number;
	canAdd: boolean;
	onMove: ( to: number ) => void;
	onAdd: ( at: number ) => void;
	onRemove: () => void;
}

/** What can be done with a row or a column. */
export function LineMenu( props: Props ) {
	const { label, isRow, at, count, canAdd, onMove, onAdd, onRemove } = props;
	const add = ( to: number, title: string ) => ( {
		title,
		isDisabled: ! canAdd,
		onClick: () => onAdd( to ),
	} );
	const move = ( to: number, title: string ) => ( {
		title,
		isDisabled: to < 0 || to >= count,
		onClick: () => onMove( to ),
	} );
	return (
		<DropdownMenu
			icon={ moreVertical }
			label={ label }
			toggleProps={ { size: 'small' } }
			controls={ [
				[
					add(
						at,
						isRow
							? __( 'Insert row before', 'frontage' )
							: __( 'Insert column before', 'frontage' )
					),
					add(
						at + 1,
						isRow
							? __( 'Insert row after', 'frontage' )
							: __( 'Insert column after', 'frontage' )
					),
				],
				[
					move(
						at - 1,
						isRow
							? __( 'Move row up', 'frontage' )
							: __( 'Move column back', 'frontage' )
					),
					move(
						at + 1,
						isRow
							? __( 'Move row down', 'frontage' )
							: __( 'Move column forward', 'frontage' )
					),
				],
				[
					{
						title: isRow
							? __( 'Delete row', 'frontage' )
							: __( 'Delete column', 'frontage' ),
						isDisabled: count < 2,
						onClick: onRemove,
					},
				],
			] }
		/>
	);
}
