/** Props from the server. */
export interface PrefetchProps {
	/** When a page is fetched. */
	when: 'hover' | 'press' | 'view';
	/** Parts of paths, between slashes, that are never fetched. */
	words: string[];
	/** The owner's parts of addresses that are never fetched. */
	ignore: string[];
}
