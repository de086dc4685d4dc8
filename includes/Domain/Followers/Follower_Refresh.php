<?php
declare( strict_types=1 );

namespace Frontage\Domain\Followers;

use Frontage\Domain\Feeds\Feed_Failure;
use Frontage\Domain\Feeds\Feed_Source;
use Frontage\Domain\Providers\Busy_Hosts;
use Frontage\Domain\Providers\Http;
use Frontage\Domain\Providers\Http_Error;
use Frontage\Domain\Providers\Http_Request;
use Frontage\Domain\Providers\Outbound;
use Frontage\Domain\Providers\Token_Renewal;
use Frontage\Domain\Providers\With_Followers;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/**
 * One question to a vendor: how many follow an account?
 *
 * Its result can always be stored: a failure changes the state, never the number.
 */
final class Follower_Refresh {
	/** Profiles are small. */
	private const MOST_BYTES = 256 * KB_IN_BYTES;

	/** Statuses by which a host says that it has too much to do. */
	private const BUSY = array( 429, 503 );

	/**
	 * Prepares the question.
	 *
	 * @param With_Followers $vendor Of the account.
	 * @param Feed_Source    $account Whose followers.
	 */
	public function __construct( private readonly With_Followers $vendor, private readonly Feed_Source $account ) {}

	/**
	 * Asks the vendor.
	 *
	 * @param Stored_Followers $known What is known.
	 * @return Stored_Followers With a new number, or with an error.
	 */
	public function run( Stored_Followers $known ): Stored_Followers {
		try {
			Token_Renewal::try( $this->vendor );
			return $known->after_success( $this->ask() );
		} catch ( Feed_Failure $failure ) {
			return $known->after_failure( Busy_Hosts::without_keys( $failure->getMessage() ), $failure->wait );
		} catch ( Http_Error $error ) {
			return $known->after_failure( Busy_Hosts::without_keys( $error->getMessage() ) );
		}
	}

	/**
	 * Returns the number.
	 *
	 * @throws Http_Error If there is no readable answer.
	 * @throws Feed_Failure If the vendor refuses, or wants to be left alone.
	 */
	private function ask(): int {
		$source  = $this->vendor->followers();
		$request = $source->request( $this->account );
		$host    = Outbound::host( $request->url );
		$busy    = Busy_Hosts::of( $host );
		if ( null !== $busy ) {
			throw new Feed_Failure( $busy[1], $busy[0] );
		}
		$answer = ( new Http( $this->vendor ) )->send( $request->within( Http_Request::TIMEOUT_SECONDS, self::MOST_BYTES ) );
		$count  = $answer->is_ok() ? $source->read( $answer, $this->account ) : null;
		if ( null !== $count ) {
			return $count;
		}
		$message = $source->error_message( $answer );
		$is_busy = in_array( $answer->status, self::BUSY, true );
		throw new Feed_Failure( $message, $is_busy ? Busy_Hosts::keep( $host, $answer, $message ) : 0 );
	}
}
