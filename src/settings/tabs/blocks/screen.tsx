/** Everything Frontage brings: what it is, what it costs, where it is used, on or off. */
import {
	ErrorNotice,
	Loading,
	SaveBar,
	SettingControl,
	useSettings,
} from '../../parts';

export function Screen() {
	const { isLoading, error, reload, fields } = useSettings();
	if ( error ) {
		return <ErrorNotice error={ error } onRetry={ reload } />;
	}
	if ( isLoading ) {
		return <Loading />;
	}
	return (
		<>
			{ fields.map( ( field ) => (
				<SettingControl
					key={ `${ field.room }.${ field.key }` }
					field={ field }
				/>
			) ) }
			<SaveBar />
		</>
	);
}
