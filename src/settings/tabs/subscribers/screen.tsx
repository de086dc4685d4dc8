import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { late } from '../../parts';
import { Import } from './import';
import './subscribers.scss';

/** The DataViews table, loaded with this tab only. */
const Table = late( async () => {
	const { Table: table } = await import(
		/* webpackChunkName: "dataviews" */ './table'
	);
	return { default: table };
} );

/** Newsletter subscribers and their status. */
export function Screen() {
	const [ round, setRound ] = useState( 0 );
	return (
		<>
			<p className="frontage-subscribers__intro">
				{ __(
					'Everyone who filled in a newsletter form on this site. Their data is saved here first and then sent to the form’s service, so no one is lost while the service is down.',
					'frontage'
				) }
			</p>
			<p className="frontage-subscribers__intro">
				{ __(
					'The list of this site collects addresses and nothing more: Frontage does not send newsletters. To send them, choose a service in the newsletter form, or export the subscribed addresses.',
					'frontage'
				) }
			</p>
			<Table round={ round } />
			<Import onDone={ () => setRound( ( n ) => n + 1 ) } />
		</>
	);
}
