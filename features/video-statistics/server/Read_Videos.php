<?php
declare( strict_types=1 );

namespace Frontage\Features\Video_Statistics;

use Frontage\Base\Html\Kses;
use Frontage\Domain\Video\Video_Address;
use Frontage\Domain\Video\Videos;
use Frontage\Http\Args;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * How often videos were opened and played in the last days, by day, video, and page.
 *
 * @phpstan-type Sum array{key: string, opened: int, played: int}
 */
final class Read_Videos implements Endpoint {
	public const ROUTE  = '/videos';
	public const METHOD = 'GET';
	public const REPLY  = '`{ isOn, day, video, post }`, lists of `{ key, opened, played }`, with `label` and `url` for videos and posts';

	private const MOST_DAYS = 730;

	private const USUAL_DAYS = 30;

	/** Rows of a list; days come with all of them. */
	private const MOST = 50;

	/** Addresses of a provider's videos; the ID follows. */
	private const ADDRESSES = array(
		'youtube'  => 'https://www.youtube.com/watch?v=',
		'vimeo'    => 'https://vimeo.com/',
		'peertube' => 'https://',
	);

	public function args(): array {
		return array( 'days' => Args::int( 1, self::MOST_DAYS, self::USUAL_DAYS ) );
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		$answer = array( 'isOn' => Video_Statistics::is_on() );
		foreach ( Video_Daily_Stats::GROUPS as $group ) {
			$answer[ $group ] = Video_Daily_Stats::sums( $group, $args['days'], 'day' === $group ? $args['days'] : self::MOST );
		}
		_prime_post_caches( array_map( 'intval', array_column( $answer['post'], 'key' ) ), false, false );
		$answer['video'] = array_map( array( self::class, 'with_video' ), $answer['video'] );
		$answer['post']  = array_map( array( self::class, 'with_post' ), $answer['post'] );
		return Response::json( $answer );
	}

	/**
	 * Adds the title, if the site knows it, and the address at the provider.
	 *
	 * @param Sum $row A row by video.
	 * @return array{key: string, opened: int, played: int, label: string, url: string}
	 */
	private static function with_video( array $row ): array {
		list( $provider, $id ) = explode( '/', $row['key'], 2 ) + array( '', '' );
		if ( 'youtube/live_stream' === $row['key'] ) {
			return $row + array(
				'label' => __( 'Live stream of a channel', 'frontage' ),
				'url'   => '',
			);
		}
		$id    = 'peertube' === $provider ? str_replace( '/', '/w/', $id ) : $id;
		$url   = isset( self::ADDRESSES[ $provider ] ) ? self::ADDRESSES[ $provider ] . $id : '';
		$video = '' === $url ? null : Video_Address::of( $url );
		return $row + array(
			'label' => null === $video ? '' : ( Videos::known( $video )->title ?? '' ),
			'url'   => $url,
		);
	}

	/**
	 * Adds the title and the address.
	 *
	 * @param Sum $row A row by post.
	 * @return array{key: string, opened: int, played: int, label: string, url: string} Both are empty for deleted posts.
	 */
	private static function with_post( array $row ): array {
		$post = 0 === (int) $row['key'] ? null : get_post( (int) $row['key'] );
		return $row + array(
			'label' => null === $post ? '' : Kses::text( get_the_title( $post ) ),
			'url'   => null === $post ? '' : (string) get_permalink( $post ),
		);
	}
}
