<?php
declare( strict_types=1 );

namespace Frontage\Domain\Actions;

use Frontage\Domain\Search\Results;
use Frontage\Domain\Search\Scope;
use Frontage\Http\Action;
use Frontage\Http\Args;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * Finds posts while a visitor types.
 *
 * The search scope is signed by this site; only public posts are found.
 */
final class Search extends Action {
	public const NAME  = 'frontage_search';
	public const REPLY = 'JSON `{ said, html }`: the number of results as text, and the options of a listbox';

	private const LONGEST = 100;

	public function args(): array {
		return array(
			's'        => Args::text( 1, self::LONGEST ),
			'settings' => Args::signed( Scope::SIGNED_AS ),
		);
	}

	/** Rate-limited, because searches are expensive. */
	public function policy(): Policy {
		return Policy::public_read( per_minute: 60, kept_seconds: 600 );
	}

	/**
	 * Runs the search.
	 *
	 * @param array<string, mixed> $args Search term and signed scope.
	 * @param Visitor $visitor Unused.
	 */
	public function run( array $args, Visitor $visitor ): Response {
		$results = new Results( Scope::of( $args['settings'] ), trim( $args['s'] ) );
		return Response::json(
			array(
				'said' => $results->said(),
				'html' => (string) $results->html(),
			)
		);
	}
}
