/** A mock of `XMLHttpRequest` that responds on demand. */

export class FakeRequest {
	static all: FakeRequest[] = [];

	/** Replaces the native one, and prints the page data that names its address. */
	static install(): void {
		FakeRequest.all = [];
		document.head.innerHTML =
			'<script id="frontage-data" type="application/json">{"ajax":"/wp-admin/admin-ajax.php"}</script>';
		// It has only what uploads use.
		window.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
	}

	/** Returns the last request. */
	static get last(): FakeRequest {
		const last = FakeRequest.all.at( -1 );
		if ( ! last ) {
			throw new Error( 'No request was sent.' );
		}
		return last;
	}

	method = '';
	url = '';
	body = new FormData();
	headers: Record< string, string > = {};
	timeout = 0;
	status = 200;
	statusText = 'OK';
	responseText = '';
	upload: { onprogress?: ( event: object ) => void } = {};
	onload?: () => void;
	onerror?: () => void;
	ontimeout?: () => void;
	onabort?: () => void;

	open( method: string, url: string ): void {
		this.method = method;
		this.url = url;
	}

	setRequestHeader( name: string, value: string ): void {
		this.headers[ name ] = value;
	}

	send( body: FormData ): void {
		this.body = body;
		FakeRequest.all.push( this );
	}

	abort(): void {
		this.onabort?.();
	}

	/**
	 * Sends a response.
	 *
	 * @param status HTTP status.
	 * @param data   Data, sent as JSON.
	 */
	async answer(
		status = 200,
		statusText = 'OK',
		data: object = {}
	): Promise< void > {
		Object.assign( this, {
			status,
			statusText,
			responseText: JSON.stringify( data ),
		} );
		this.onload?.();
		await settled();
	}

	/** Returns the names of the files in the request. */
	files( name = 'files[]' ): string[] {
		return this.body
			.getAll( name )
			.map( ( file ) => ( file as File ).name );
	}
}

/** Waits until pending responses are processed. */
export const settled = async (): Promise< void > => {
	for ( let turn = 0; turn < 20; turn++ ) {
		await Promise.resolve();
	}
};

/** Returns files as a file field has them. */
export const listOf = ( ...files: File[] ): FileList =>
	Object.assign( files, {
		item: ( index: number ) => files[ index ] ?? null,
	} );

export const fileOf = ( name: string, bytes = 1 ): File =>
	new File( [ 'x'.repeat( bytes ) ], name );
