import { Button, DateTimePicker, Dropdown } from '@wordpress/components';
import { dateI18n, getSettings } from '@wordpress/date';
import { __ } from '@wordpress/i18n';
import type { ComponentProps } from 'react';
import type { Panel } from './panels';

interface Props extends Panel {
	variant: ComponentProps< typeof Button >[ 'variant' ];
}

/**
 * A button that shows the end and opens a calendar.
 *
 * @param props The block's state.
 */
export function DateButton( {
	attributes: { date },
	setAttributes,
	variant,
}: Props ) {
	const { formats } = getSettings();
	return (
		<Dropdown
			popoverProps={ { placement: 'bottom-start' } }
			renderToggle={ ( { isOpen, onToggle } ) => (
				<Button
					variant={ variant }
					__next40pxDefaultSize
					onClick={ onToggle }
					aria-expanded={ isOpen }
				>
					{ date
						? dateI18n(
								`${ formats.date }, ${ formats.time }`,
								`${ date }Z`,
								'UTC'
							)
						: __( 'Select date and time', 'frontage' ) }
				</Button>
			) }
			renderContent={ () => (
				<DateTimePicker
					currentDate={ date || undefined }
					onChange={ ( chosen: string | null ) =>
						setAttributes( { date: chosen ?? '' } )
					}
				/>
			) }
		/>
	);
}
