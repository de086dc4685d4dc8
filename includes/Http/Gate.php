<?php
declare( strict_types=1 );

namespace Frontage\Http;

use Frontage\Base\Store\Log;
use Frontage\Base\Store\Primary;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/**
 * Checks a request before its arguments are parsed.
 *
 * Method, size, origin, token, capability and rate limit, in this order; throws if a check fails. A write that passes reads from
 * the primary from then on, since what it reads decides what it writes.
 */
final class Gate {
	/** Maximum number of fields, more than any of our pages has. */
	private const FIELDS_MAX = 500;

	/** Stores the request and its policy. */
	public function __construct( private Request $request, private Policy $policy ) {}

	/**
	 * Runs all checks.
	 *
	 * @return Visitor Visitor, as far as the request proves it.
	 * @throws Action_Exception If a check fails.
	 */
	public function pass(): Visitor {
		$this->check_method();
		$this->check_size();
		$this->check_origin();
		$this->check_token();
		$this->check_capability();
		$visitor = Visitor::current();
		$this->check_limits( $visitor );
		if ( $this->policy->is_write ) {
			Primary::read_from_primary();
		}
		return $visitor;
	}

	/** Checks the method: POST for writes, GET or POST for reads. */
	private function check_method(): void {
		$methods = $this->policy->is_write ? array( 'POST' ) : array( 'GET', 'HEAD', 'POST' );
		if ( ! in_array( $this->request->method, $methods, true ) ) {
			/* translators: %s: request methods. */
			$message = sprintf( __( 'Allowed request methods: %s.', 'frontage' ), implode( ', ', $methods ) );
			throw new Action_Exception( 405, 'wrong_method', $message, '', array( 'Allow' => implode( ', ', $methods ) ) );
		}
	}

	/** Checks the size against the action's limit. */
	private function check_size(): void {
		if ( $this->request->bytes > $this->policy->max_body() || $this->request->files > $this->policy->max_files() ) {
			// Without fields, PHP has discarded the body, as it does if files are too large in total.
			$is_text = array() !== $this->request->fields && $this->request->bytes > $this->policy->max_body();
			$most    = $is_text
				? $this->policy->max_body()
				: max( $this->policy->max_body(), min( $this->policy->max_files(), (int) wp_max_upload_size() ) );
			throw new Action_Exception(
				413,
				'too_large',
				sprintf(
					/* translators: %s: size with unit. */
					__( 'The request is too large. The limit is %s.', 'frontage' ),
					(string) size_format( $most )
				)
			);
		}
		if ( count( $this->request->fields, COUNT_RECURSIVE ) > self::FIELDS_MAX ) {
			throw new Action_Exception( 413, 'too_large', __( 'The request is too large.', 'frontage' ) );
		}
	}

	/**
	 * Checks that writes come from pages of this site.
	 *
	 * A request of unknown origin has no browser session, so it runs as an anonymous visitor; if a
	 * capability is required, the token decides.
	 */
	private function check_origin(): void {
		$origin = $this->policy->is_write ? Origin::of( $this->request ) : Origin::Same;
		if ( Origin::Foreign === $origin ) {
			Log::count( 'refused_origin', $this->request->name );
			throw new Action_Exception(
				403,
				'foreign_origin',
				__( 'You can only do this from a page on this site. Open the page and try again.', 'frontage' )
			);
		}
		if ( Origin::Unknown === $origin && ! $this->policy->needs_token() ) {
			wp_set_current_user( 0 );
		}
	}

	/** Checks the token of logged-in users; a missing one is invalid. */
	private function check_token(): void {
		if ( ! $this->policy->needs_token() ) {
			return;
		}
		if ( ! is_user_logged_in() ) {
			throw new Action_Exception( 403, 'login_required', __( 'Log in and try again.', 'frontage' ) );
		}
		if ( ! Token::is_good( $this->request ) ) {
			throw new Action_Exception(
				403,
				'stale_token',
				__( 'This page has been open for too long. Reload it and try again.', 'frontage' )
			);
		}
	}

	/** Checks the capability that the policy requires. */
	private function check_capability(): void {
		if ( $this->policy->needs_token() && ! current_user_can( $this->policy->capability ) ) {
			Log::count( 'refused_capability', $this->request->name );
			throw new Action_Exception(
				403,
				'not_allowed',
				__( 'Your account is not allowed to do this. Contact a site administrator.', 'frontage' )
			);
		}
	}

	/**
	 * Checks the rate limits.
	 *
	 * @param Visitor $visitor Visitor who calls.
	 */
	private function check_limits( Visitor $visitor ): void {
		$wait = Rate_Limit::hit( $this->request->name, $this->policy, $visitor );
		if ( $wait > 0 ) {
			$message = sprintf(
				/* translators: %d: number of seconds. */
				_n(
					'Too many attempts. Wait %d second and try again.',
					'Too many attempts. Wait %d seconds and try again.',
					$wait,
					'frontage'
				),
				$wait
			);
			throw new Action_Exception( 429, 'rate_limited', $message, '', array( 'Retry-After' => (string) $wait ) );
		}
	}
}
