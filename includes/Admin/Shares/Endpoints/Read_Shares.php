<?php
declare( strict_types=1 );

namespace Frontage\Admin\Shares\Endpoints;

use Frontage\Base\Html\Kses;
use Frontage\Domain\Share\Networks;
use Frontage\Domain\Share\Share_Daily_Stats;
use Frontage\Http\Args;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** How often pages were shared in the last days, by post, day, network, and place of the button. */
final class Read_Shares implements Endpoint {
	public const ROUTE  = '/shares';
	public const METHOD = 'GET';
	public const REPLY  = '`{ post, day, network, location }`, `{ key, hits }`, with `label` for posts and networks, `url` for posts';

	/** Rows of a list; days come with all of them. */
	private const MOST = 50;

	public function args(): array {
		return array( 'days' => Args::int( 1, 730, 30 ) );
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		$lists = array();
		foreach ( Share_Daily_Stats::GROUPS as $group ) {
			$lists[ $group ] = Share_Daily_Stats::sums( $group, $args['days'], 'day' === $group ? $args['days'] : self::MOST );
		}
		_prime_post_caches( array_map( 'intval', array_column( $lists['post'], 'key' ) ), false, false );
		$lists['post']    = array_map( array( self::class, 'with_post' ), $lists['post'] );
		$names            = Networks::names();
		$lists['network'] = array_map(
			static fn ( array $row ): array => $row + array( 'label' => $names[ $row['key'] ] ?? $row['key'] ),
			$lists['network']
		);
		return Response::json( $lists );
	}

	/**
	 * Adds the title and the address.
	 *
	 * @param array{key: string, hits: int} $row A row by post.
	 * @return array{key: string, hits: int, label: string, url: string} Both are empty for deleted posts.
	 */
	private static function with_post( array $row ): array {
		$post = get_post( (int) $row['key'] );
		return $row + array(
			'label' => null === $post ? '' : Kses::text( get_the_title( $post ) ),
			'url'   => null === $post ? '' : (string) get_permalink( $post ),
		);
	}
}
