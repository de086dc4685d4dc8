<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Providers;

use Frontage\Base\Store\Log;
use Frontage\Domain\Providers\Http_Response;
use Frontage\Domain\Providers\Quota;
use Frontage\Domain\Store\Outbound_Calls;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** What vendors say of their quotas, as in their documentation. */
final class QuotaTest extends TestCase {
	/**
	 * Headers, and what owners read.
	 *
	 * @return array<string, array{array<string, string>, string}>
	 */
	public static function answers(): array {
		$shares = '{"17":[{"type":"instagram","call_count":3,"total_cputime":1,"total_time":41}]}';
		return array(
			'Mastodon'          => array(
				array(
					'x-ratelimit-limit'     => '7500',
					'x-ratelimit-remaining' => '7499',
				),
				'7,499 of 7,500 requests left',
			),
			'X'                 => array(
				array(
					'x-rate-limit-limit'     => '75',
					'x-rate-limit-remaining' => '0',
				),
				'0 of 75 requests left',
			),
			'Facebook'          => array(
				array( 'x-app-usage' => '{"call_count":28,"total_time":25,"total_cputime":7}' ),
				'28% of the quota used',
			),
			'Instagram'         => array( array( 'x-business-use-case-usage' => $shares ), '41% of the quota used' ),
			'only what is left' => array( array( 'x-ratelimit-remaining' => '7' ), '' ),
			'no numbers'        => array(
				array(
					'ratelimit-limit'     => '<b>9</b>',
					'ratelimit-remaining' => '-1',
				),
				'',
			),
			'no JSON'           => array( array( 'x-app-usage' => '{"call_count":"<b>"' ), '' ),
			'other JSON'        => array( array( 'x-app-usage' => '[[["call_count"]],7,null]' ), '' ),
			'nothing'           => array( array(), '' ),
		);
	}

	/** @param array<string, string> $headers */
	#[DataProvider( 'answers' )]
	public function test_is_read_from_headers( array $headers, string $expected ): void {
		self::assertSame( $expected, Quota::of( new Http_Response( 200, $headers, '', 'example.com', 1 ) ) );
	}

	public function test_is_in_the_log_that_the_status_shows(): void {
		Outbound_Calls::note( 'x', 'api.x.com', 200, 12, 34, '', '3 of 75 requests left' );
		self::assertStringEndsWith( '· 3 of 75 requests left', Log::latest( 1, 'outbound' )[0]['detail'] );
	}
}
