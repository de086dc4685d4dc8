import { __ } from '@wordpress/i18n';
import { useEffect, useRef, useState } from 'react';
import { ErrorNotice, Loading, Section, notify, useRest } from '../../parts';
import { Log } from './log';
import { PopupCounts } from './popup-counts';
import { Proxies } from './proxies';
import { QueueLog } from './queue-log';
import { Repair } from './repair';
import { SectionRows } from './section-rows';
import './status.scss';
import { Summary } from './summary';
import type { StatusAnswer } from './types';

/** Status of Frontage on this site. */
export function Screen() {
	const { data, error, reload } = useRest< StatusAnswer >( 'status' );
	const [ round, setRound ] = useState( 0 );
	const asked = useRef( false );
	const refresh = () => {
		asked.current = true;
		setRound( ( before ) => before + 1 );
		reload();
	};
	useEffect( () => {
		if ( asked.current ) {
			asked.current = false;
			notify( __( 'Checked again.', 'frontage' ) );
		}
	}, [ data ] );
	if ( error ) {
		return <ErrorNotice error={ error } onRetry={ refresh } />;
	}
	if ( ! data ) {
		return <Loading />;
	}
	return (
		<div className="frontage-status">
			<Summary status={ data } onRefresh={ refresh } />
			{ data.sections.map( ( section ) => (
				<Section
					key={ section.slug }
					title={ section.title }
					actions={
						'storage' === section.slug &&
						'bad' === section.state && <Repair onDone={ refresh } />
					}
				>
					<SectionRows section={ section } />
				</Section>
			) ) }
			<Proxies />
			<QueueLog />
			<PopupCounts />
			<Log round={ round } />
		</div>
	);
}
