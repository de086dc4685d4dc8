<?php
declare( strict_types=1 );

namespace Frontage\Domain\Feeds;

use Frontage\Domain\Providers\Busy_Hosts;
use Frontage\Domain\Providers\Http;
use Frontage\Domain\Providers\Http_Error;
use Frontage\Domain\Providers\Http_Request;
use Frontage\Domain\Providers\Http_Response;
use Frontage\Domain\Providers\Outbound;
use Frontage\Domain\Providers\Token_Renewal;
use Frontage\Domain\Providers\With_Feed;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/**
 * One visit to a vendor: the newest posts, and as many older ones as are kept. What it cannot get now, it gets next time.
 *
 * Its result is always a feed that can be stored: a failure changes the state, never the posts.
 */
final class Feed_Refresh {
	/** Requests of one visit. */
	private const MOST_REQUESTS = 4;

	private const MOST_BYTES = 3 * MB_IN_BYTES;

	private int $requests = 0;

	/**
	 * The last one that was asked.
	 *
	 * @var string
	 */
	private string $host = '';

	/**
	 * Prepares the visit.
	 *
	 * @param With_Feed   $vendor Of the source.
	 * @param Feed_Source $source Whose posts.
	 */
	public function __construct( private readonly With_Feed $vendor, private readonly Feed_Source $source ) {}

	/**
	 * Asks the vendor.
	 *
	 * @param Stored_Feed $feed What is known.
	 * @return Stored_Feed With new posts, or with an error.
	 */
	public function run( Stored_Feed $feed ): Stored_Feed {
		try {
			Token_Renewal::try( $this->vendor );
			return $this->older( $this->newest( $feed ) );
		} catch ( Feed_Failure $failure ) {
			// An account may have moved: its number is looked up again.
			$error = Busy_Hosts::without_keys( $failure->getMessage() );
			return $feed->with( array( 'start' => '' ) )->after_failure( $error, $failure->wait );
		} catch ( Http_Error $error ) {
			return $feed->after_failure( Busy_Hosts::without_keys( $error->getMessage() ) );
		}
	}

	/**
	 * Returns the feed with the posts of the first page.
	 *
	 * @throws Http_Error If there is none.
	 * @throws Feed_Failure If the vendor refuses.
	 */
	private function newest( Stored_Feed $feed ): Stored_Feed {
		$answer = $this->send( $feed->row['start'], $feed );
		if ( 304 === $answer->status && array() !== $feed->row['items'] ) {
			return $feed->unchanged();
		}
		$page = $this->page( $answer );
		if ( $page->is_step ) {
			$feed   = $feed->with( array( 'start' => $page->next ) );
			$answer = $this->send( $page->next, null );
			$page   = $this->page( $answer );
		}
		if ( array() === $page->items ) {
			throw new Feed_Failure( $this->vendor->error_message( $answer ) );
		}
		$values = array(
			'etag'     => substr( $answer->header( 'etag' ), 0, 200 ),
			'modified' => substr( $answer->header( 'last-modified' ), 0, 100 ),
		);
		// Older posts are fetched once; from then on the newest are added.
		$values['next'] = 0 === $feed->row['fetched'] ? $page->next : $feed->row['next'];
		return $feed->with_newest( $page->items, $this->vendor->feed_depth() )->with( $values )->unchanged();
	}

	/** Returns the feed with older posts, as far as the vendor answers now. */
	private function older( Stored_Feed $feed ): Stored_Feed {
		$most = min( $this->vendor->feed_depth(), Stored_Feed::MOST_ITEMS );
		while ( '' !== $feed->row['next'] && $this->requests < self::MOST_REQUESTS && count( $feed->row['items'] ) < $most ) {
			try {
				$page = $this->page( $this->send( $feed->row['next'], null ) );
			} catch ( Http_Error | Feed_Failure ) {
				break;
			}
			$next = $page->next === $feed->row['next'] || array() === $page->items ? '' : $page->next;
			$feed = $feed->with_older( $page->items, $most )->with( array( 'next' => $next ) );
		}
		return count( $feed->row['items'] ) < $most ? $feed : $feed->with( array( 'next' => '' ) );
	}

	/**
	 * Sends one request.
	 *
	 * @param string           $cursor Of the page.
	 * @param Stored_Feed|null $known What an answer may confirm; null to get it in any case.
	 * @throws Http_Error If there is no answer.
	 * @throws Feed_Failure If the host wants to be left alone.
	 */
	private function send( string $cursor, ?Stored_Feed $known ): Http_Response {
		$request    = $this->vendor->feed_request( $this->source, $cursor );
		$this->host = Outbound::host( $request->url );
		$busy       = Busy_Hosts::of( $this->host );
		if ( null !== $busy ) {
			throw new Feed_Failure( $busy[1], $busy[0] );
		}
		++$this->requests;
		$request = $request->within( Http_Request::TIMEOUT_SECONDS, self::MOST_BYTES );
		$tag     = null === $known || array() === $known->row['items'] ? '' : $known->row['etag'];
		$date    = '' !== $tag || null === $known || array() === $known->row['items'] ? '' : $known->row['modified'];
		$request = '' === $tag ? $request : $request->with_header( 'If-None-Match', $tag );
		$request = '' === $date ? $request : $request->with_header( 'If-Modified-Since', $date );
		return ( new Http( $this->vendor ) )->send( $request );
	}

	/**
	 * Reads an answer.
	 *
	 * @throws Http_Error If it is not readable.
	 * @throws Feed_Failure If the vendor refuses.
	 */
	private function page( Http_Response $answer ): Feed_Page {
		$page = $answer->is_ok() ? $this->vendor->feed_page( $answer, $this->source ) : null;
		if ( null !== $page ) {
			return $page;
		}
		$message = $this->vendor->error_message( $answer );
		$wait    = $answer->is_ok() ? 0 : Busy_Hosts::keep( $this->host, $answer, $message );
		throw new Feed_Failure( $message, $wait );
	}
}
