/// The hash function SHA-256 of FIPS 180-4, for messages in memory.
enum SHA256 {
    /// Returns the eight words of the digest.
    static func digest(of message: UnsafeRawBufferPointer) -> [UInt32] {
        var state: [UInt32] = [
            0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
        ]
        let whole = message.count / blockSize * blockSize
        // Uses pointers because in debug builds, array checks would make hashing an image take a second.
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
            roundConstants.withUnsafeBufferPointer { constants in
                state.withUnsafeMutableBufferPointer { state in
                    let compressor = Compressor(
                        state: state.baseAddress!, schedule: schedule.baseAddress!, constants: constants.baseAddress!)
                    compressor.compress(UnsafeRawBufferPointer(rebasing: message[..<whole]))
                    padded(UnsafeRawBufferPointer(rebasing: message[whole...]), length: message.count)
                        .withUnsafeBytes(compressor.compress)
                }
            }
        }
        return state
    }

    private static let blockSize = 64

    /// Returns the rest of a message after its whole blocks, with the padding: a one bit, zeros and the length in bits.
    private static func padded(_ rest: UnsafeRawBufferPointer, length: Int) -> [UInt8] {
        var bytes = [UInt8](rest)
        bytes.append(0x80)
        while bytes.count % blockSize != blockSize - 8 { bytes.append(0) }
        let bits = UInt64(length) * 8
        for shift in stride(from: 56, through: 0, by: -8) { bytes.append(UInt8(truncatingIfNeeded: bits >> shift)) }
        return bytes
    }

    private struct Compressor {
        let state: UnsafeMutablePointer<UInt32>
        let schedule: UnsafeMutablePointer<UInt32>
        let constants: UnsafePointer<UInt32>

        /// - Parameter blocks: Any number of whole blocks.
        func compress(_ blocks: UnsafeRawBufferPointer) {
            guard let start = blocks.baseAddress else { return }
            var offset = 0
            while offset < blocks.count {
                expand(start + offset)
                mix()
                offset += blockSize
            }
        }

        private func expand(_ block: UnsafeRawPointer) {
            var index = 0
            while index < 16 {
                schedule[index] = block.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self).bigEndian
                index += 1
            }
            while index < 64 {
                let late = schedule[index - 2]
                let early = schedule[index - 15]
                let high = ((late &>> 17) | (late &<< 15)) ^ ((late &>> 19) | (late &<< 13)) ^ (late &>> 10)
                let low = ((early &>> 7) | (early &<< 25)) ^ ((early &>> 18) | (early &<< 14)) ^ (early &>> 3)
                schedule[index] = high &+ schedule[index - 7] &+ low &+ schedule[index - 16]
                index += 1
            }
        }

        private func mix() {
            var (a, b, c, d) = (state[0], state[1], state[2], state[3])
            var (e, f, g, h) = (state[4], state[5], state[6], state[7])
            var index = 0
            while index < 64 {
                let fromE = ((e &>> 6) | (e &<< 26)) ^ ((e &>> 11) | (e &<< 21)) ^ ((e &>> 25) | (e &<< 7))
                let choice = (e & f) ^ (~e & g)
                let first = h &+ fromE &+ choice &+ constants[index] &+ schedule[index]
                let fromA = ((a &>> 2) | (a &<< 30)) ^ ((a &>> 13) | (a &<< 19)) ^ ((a &>> 22) | (a &<< 10))
                let majority = (a & b) ^ (a & c) ^ (b & c)
                (h, g, f, e) = (g, f, e, d &+ first)
                (d, c, b, a) = (c, b, a, first &+ fromA &+ majority)
                index += 1
            }
            state[0] &+= a
            state[1] &+= b
            state[2] &+= c
            state[3] &+= d
            state[4] &+= e
            state[5] &+= f
            state[6] &+= g
            state[7] &+= h
        }
    }

    private static let roundConstants: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
        0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
        0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
        0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
        0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
        0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
        0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
    ]
}
