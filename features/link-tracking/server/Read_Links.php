<?php
declare( strict_types=1 );

namespace Frontage\Features\Link_Tracking;

use Frontage\Base\Html\Kses;
use Frontage\Base\Settings\Options;
use Frontage\Http\Args;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** How often links were clicked in the last days, by day, type, target, and page. */
final class Read_Links implements Endpoint {
	public const ROUTE  = '/links';
	public const METHOD = 'GET';
	public const REPLY  = '`{ isOn, day, type, target, post }`, lists of `{ key, hits, type }`, with `label` and `url` for posts';

	public const MOST_DAYS = 730;

	public const USUAL_DAYS = 30;

	/** Rows of a list; days come with all of them. */
	private const MOST = 50;

	public function args(): array {
		return array(
			'days' => Args::int( 1, self::MOST_DAYS, self::USUAL_DAYS ),
			'type' => Args::choice( Link_Target::TYPES, '' ),
		);
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		$answer = array( 'isOn' => Options::is_on( 'features', Link_Tracking::SLUG ) && Link_Rules::is_counting() );
		foreach ( Link_Daily_Stats::GROUPS as $group ) {
			$most             = 'day' === $group ? $args['days'] : self::MOST;
			$answer[ $group ] = Link_Daily_Stats::sums( $group, $args['days'], $most, $args['type'] );
		}
		_prime_post_caches( array_map( 'intval', array_column( $answer['post'], 'key' ) ), false, false );
		$answer['post'] = array_map( array( self::class, 'with_post' ), $answer['post'] );
		return Response::json( $answer );
	}

	/**
	 * Adds the title and the address.
	 *
	 * @param array{key: string, hits: int, type: string} $row A row by post.
	 * @return array{key: string, hits: int, type: string, label: string, url: string} Both are empty for deleted posts.
	 */
	private static function with_post( array $row ): array {
		$post = 0 === (int) $row['key'] ? null : get_post( (int) $row['key'] );
		return $row + array(
			'label' => null === $post ? '' : Kses::text( get_the_title( $post ) ),
			'url'   => null === $post ? '' : (string) get_permalink( $post ),
		);
	}
}
